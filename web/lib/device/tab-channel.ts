interface TabChannel<Event> {
  announce(event: Event): void;
  /** @param onEvent hears what happens to things of this person, in whichever tab, this one included. @returns ends it */
  follow(userId: string, onEvent: (event: Event) => void): () => void;
}

/** Tells every tab of the site, and its service worker, what happened to somebody's things. */
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
