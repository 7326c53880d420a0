import { createContext } from "react-router";
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;
export const apiFetchContext = createContext<ApiFetch>();
