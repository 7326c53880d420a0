import { type ComponentType, createElement, use, useContext, useId } from "react";
import { type IslandName, type IslandProps, islands, type WakeMoment } from "#src/islands.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";

interface Props<Name extends IslandName> {
  name: Name;
  /** Small JSON: never the text of a page. */
  props: IslandProps<Name>;
  wake?: WakeMoment;
  /** Where this does not match, it wakes at the first interaction. */
  media?: string;
}

/**
 * A part of a document that React hydrates: a separate root, without the router and the context
 * of the page (`src/document/start-islands.ts`).
 */
export function Island<Name extends IslandName>({ name, props, wake = "interaction", media }: Props<Name>) {
  const server = useContext(ServerRenderContext);
  const identifierPrefix = useId();
  const Component = use(load(name));
  if (!server) throw new Error("Islands are rendered on the server");
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-media={media}
      data-prefix={identifierPrefix}
      data-props={JSON.stringify(props)}
      data-words={server.wordsOf(name)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
      dangerouslySetInnerHTML={{
        __html: server.renderToString(createElement(Component, props), { identifierPrefix }),
      }}
    />
  );
}

const loading = new Map<IslandName, Promise<ComponentType<object>>>();

/** `use` needs the same promise in every render. */
function load(name: IslandName): Promise<ComponentType<object>> {
  const promise = loading.get(name) ?? (islands[name]() as Promise<ComponentType<object>>);
  loading.set(name, promise);
  return promise;
}
