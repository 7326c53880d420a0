import { jsx as createElement } from "react/jsx-runtime";
import { spoken } from "#shared/translate.ts";

// React's runtime for JSX, which gives elements of HTML their text in the language that is being rendered. All
// components have it by `jsxImportSource` of tsconfig.base.json, so that their text stays as it is written.

export type { JSX } from "react/jsx-runtime";
export { Fragment } from "react/jsx-runtime";

export const jsx: typeof createElement = (type, props, key) =>
  createElement(type, spoken()?.propsOf(type, props) ?? props, key);

// React tells them apart in development only, where `jsx-dev-runtime.ts` is used.
export { jsx as jsxs };
