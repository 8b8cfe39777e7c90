using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using Clgl.Native;

namespace ClglTests
{
    // Prints the declarations of the compiled assembly, which drift.py compares with the headers.
    internal static class Describe
    {
        public static int Print()
        {
            foreach (MethodInfo method in typeof(Api).GetMethods(BindingFlags.Static | BindingFlags.Public))
                if ((method.Attributes & MethodAttributes.PinvokeImpl) != 0)
                    Console.WriteLine("function " + method.Name + " " + Shape(method.ReturnType) + Shapes(method));
            foreach (Type type in typeof(Api).Assembly.GetTypes().Where(IsRaw))
            {
                if (type.IsSubclassOf(typeof(Delegate)))
                    Console.WriteLine("callback " + type.Name + " " + Shape(type.GetMethod("Invoke").ReturnType) +
                                      Shapes(type.GetMethod("Invoke")));
                else if (type.IsValueType)
                    PrintStruct(type);
            }
            foreach (FieldInfo field in typeof(Constants).GetFields())
                Console.WriteLine("constant " + field.Name + " " + field.GetRawConstantValue() + " " +
                                  (field.FieldType == typeof(uint) ? "u4" : "i4"));
            return 0;
        }

        private static bool IsRaw(Type type)
        {
            return type.Namespace == "Clgl.Native" && type.Name.StartsWith("clgl_", StringComparison.Ordinal);
        }

        private static void PrintStruct(Type type)
        {
            Console.WriteLine("struct " + type.Name + " " + Marshal.SizeOf(type));
            foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public))
                Console.WriteLine("field " + type.Name + " " + field.Name + " " + Marshal.OffsetOf(type, field.Name) +
                                  " " + FieldShape(field));
        }

        private static string FieldShape(FieldInfo field)
        {
            object[] buffers =
                field.GetCustomAttributes(typeof(System.Runtime.CompilerServices.FixedBufferAttribute), false);
            if (buffers.Length == 0)
                return Shape(field.FieldType);
            var buffer = (System.Runtime.CompilerServices.FixedBufferAttribute)buffers[0];
            return Shape(buffer.ElementType) + "*" + buffer.Length;
        }

        private static string Shapes(MethodInfo method)
        {
            return string.Concat(method.GetParameters().Select(one => " " + one.Name + ":" + Shape(one.ParameterType)));
        }

        // Returns the native form of a type. The form of pointers and handles is p with the target type. The forms of
        // numbers are i4, u8, f4 and so on.
        private static string Shape(Type type)
        {
            if (type == typeof(void))
                return "void";
            if (type.IsPointer)
                return "*" + Shape(type.GetElementType());
            if (type == typeof(IntPtr))
                return "handle";
            if (type == typeof(UIntPtr))
                return "size";
            if (!type.IsPrimitive)
                return type.Name;
            string kind = type == typeof(float) || type == typeof(double) ? "f"
                : type.Name.StartsWith("U", StringComparison.Ordinal) || type == typeof(byte) ? "u" : "i";
            return kind + Marshal.SizeOf(type);
        }
    }
}
