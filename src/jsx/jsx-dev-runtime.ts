import { jsxDEV as createElement } from "react/jsx-dev-runtime";
import { spoken } from "#shared/translate.ts";

// What `npm run dev` and tests import instead of `jsx-runtime.ts`.

export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof createElement = (type, props, ...source) =>
  createElement(type, spoken()?.propsOf(type, props) ?? props, ...source);
