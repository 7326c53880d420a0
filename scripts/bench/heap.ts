/** What the inspector tells of the heap, in bytes. */
interface HeapUsage {
  usedSize: number;
  /** ArrayBuffers, which are outside the heap but count towards an isolate's memory. */
  backingStorageSize?: number;
}

/** MiB that a Worker's isolate holds after collecting garbage, asked through the inspector. */
export async function heapOf(inspector: URL, worker: string): Promise<number> {
  const list = new URL("/json", inspector.href.replace(/^ws/, "http"));
  const targets = (await (await fetch(list)).json()) as { id: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ id }) => id.endsWith(`:${worker}`));
  if (!target) throw new Error(`The inspector knows no Worker "${worker}".`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let sent = 0;
  const call = <Result>(method: string): Promise<Result> => {
    const id = ++sent;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve, reject) => {
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        if (message.error) reject(new Error(`${method}: ${message.error.message}`));
        else resolve(message.result);
      });
    });
  };
  try {
    // workerd does not answer `collectGarbage`; a snapshot collects garbage first.
    await call("HeapProfiler.takeHeapSnapshot");
    const { usedSize, backingStorageSize = 0 } = await call<HeapUsage>("Runtime.getHeapUsage");
    return (usedSize + backingStorageSize) / 2 ** 20;
  } finally {
    socket.close();
  }
}
