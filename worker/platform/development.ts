/** Whether `npm run dev` serves the Worker: nothing is cached, so that changes show at once. */
export const isDevelopment = import.meta.env.MODE === "development";
