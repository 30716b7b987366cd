/** What this entry of the browser's history keeps beside the router's own, such as how long a list was. On the server there is none. */
export function readHistoryState(name: string): number | undefined {
  return import.meta.env.SSR ? undefined : window.history.state?.[name];
}
