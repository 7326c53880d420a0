/** Texts that occur nowhere else, so that a search of everything stored finds each trace. */
export const planted = {
  firstName: "Zyxwabella",
  lastName: "Quondrashek",
  email: "zyxwabella.quondrashek@vexqilo.example",
  phone: "+919876501234",
  message: "My brindlewick charger flummoxes",
  notes: "She spoke of marzipangle sockets",
  request: "Erase my wobbegong data",
};
