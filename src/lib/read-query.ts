import type { z } from "zod";

/**
 * The parameters of a page's URL that a query schema of the contract takes. One that it would refuse
 * counts as missing, so that an old bookmark still opens the list.
 */
export function readQuery<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  query: URLSearchParams,
) {
  const read = (name: string, field: z.ZodType) => {
    const { success, data } = field.safeParse(query.get(name) ?? undefined);
    return success ? data : field.parse(undefined);
  };
  const fields = Object.entries(shape).map(([name, field]) => [name, read(name, field as z.ZodType)]);
  return Object.fromEntries(fields) as z.output<z.ZodObject<Shape>>;
}
