/* OpenCL.dll consists of the forwards in its .def file. */
typedef int no_declarations;
