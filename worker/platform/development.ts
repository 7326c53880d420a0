/** Whether `npm run dev` serves the Worker: nothing is cached then, so that every change shows at once. */
export const isDevelopment = import.meta.env.MODE === "development";
