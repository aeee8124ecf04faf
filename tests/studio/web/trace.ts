// How long the tasks of a page take, in processor time: other programs on the machine do not count.
import type { Page } from "playwright-core";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number; // microseconds
  tdur?: number; // likewise, of the processor
  args?: { name?: string };
}

export async function startTrace(page: Page): Promise<{ stop: () => Promise<TraceEvent[]> }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  return {
    stop: async () => {
      const complete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
      await session.send("Tracing.end");
      await complete;
      await session.detach();
      return events;
    },
  };
}

// Of the main threads of pages, in milliseconds of processor time.
export function longestTask(events: TraceEvent[]): number {
  const mainThreads = new Set(
    events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain").map((event) => `${event.pid} ${event.tid}`),
  );
  const tasks = events
    .filter((event) => event.name === "RunTask" || event.name === "ThreadControllerImpl::RunTask")
    .filter((event) => mainThreads.has(`${event.pid} ${event.tid}`));
  return Math.max(...tasks.map((event) => (event.tdur ?? event.dur ?? 0) / 1000));
}
