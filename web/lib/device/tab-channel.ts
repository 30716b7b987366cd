interface TabChannel<Event> {
  announce(event: Event): void;
  /** @param onEvent receives the person's events from every tab, this one included. @returns a function that ends it */
  follow(userId: string, onEvent: (event: Event) => void): () => void;
}

/** Notifies every tab of the site, and its service worker, of events that concern a person. */
export function tabChannel<Event extends { userId: string }>(name: string): TabChannel<Event> {
  return {
    announce(event) {
      const channel = new BroadcastChannel(name);
      channel.postMessage(event);
      channel.close();
    },
    follow(userId, onEvent) {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<Event>) => {
        if (data.userId === userId) onEvent(data);
      };
      return () => channel.close();
    },
  };
}
