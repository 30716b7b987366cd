/** State of this history entry besides the router's own, such as the length of a list. There is none on the server. */
export function readHistoryState(name: string): number | undefined {
  return import.meta.env.SSR ? undefined : window.history.state?.[name];
}
