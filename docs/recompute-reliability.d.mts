/** A published figure beside the one that the open log gives. */
interface Figure {
  name: string;
  kind: string;
  published: number;
  computed: number;
}

export function recompute(origin: string, get?: (url: string) => Promise<Response>): Promise<Figure[]>;
