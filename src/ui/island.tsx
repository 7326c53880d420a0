import { type ComponentType, createElement, use, useContext, useId } from "react";
import { type IslandName, type IslandProps, islands, type WakeMoment } from "#src/islands.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";

interface Props<Name extends IslandName> {
  name: Name;
  /** Small and JSON: the text of a page is never in them. */
  props: IslandProps<Name>;
  wake?: WakeMoment;
}

/**
 * A part of a document that React takes over in the browser. The server renders it as a root of its
 * own; `src/document/islands.ts` hydrates it. It has no router and no context of the page around it.
 */
export function Island<Name extends IslandName>({ name, props, wake = "interaction" }: Props<Name>) {
  const server = useContext(ServerRenderContext);
  const identifierPrefix = useId();
  const Component = use(load(name));
  if (!server) throw new Error("Islands are rendered on the server");
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-prefix={identifierPrefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered it
      dangerouslySetInnerHTML={{
        __html: server.renderToString(createElement(Component, props), { identifierPrefix }),
      }}
    />
  );
}

const loading = new Map<IslandName, Promise<ComponentType<object>>>();

/** `use` needs the same promise at every render. */
function load(name: IslandName): Promise<ComponentType<object>> {
  const promise = loading.get(name) ?? (islands[name]() as Promise<ComponentType<object>>);
  loading.set(name, promise);
  return promise;
}
