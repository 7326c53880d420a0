import { expect, test } from "vitest";
import { pageWindow } from "#shared/paging.ts";

test("the window of five page numbers follows the current page and stops at both ends", () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(4, 9)).toEqual([2, 3, 4, 5, 6]);
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
});
