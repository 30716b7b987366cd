/** State of this history entry beside the router's own, such as the length of a list. The server has none. */
export function readHistoryState(name: string): number | undefined {
  return import.meta.env.SSR ? undefined : window.history.state?.[name];
}
