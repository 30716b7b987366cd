/** Runs in the page from its very beginning. Times what follows a press, by the page's own clock. */
{
  performance.setResourceTimingBufferSize(2000);
  /** Attributes that the look of a page depends on. */
  const SEEN_ATTRIBUTES = [
    'class',
    'style',
    'hidden',
    'open',
    'disabled',
    'aria-busy',
    'aria-disabled',
    'aria-current',
    'data-opening',
  ];

  /** In milliseconds. */
  const TIMEOUT = 30_000;

  /** Longest time from a touch or key to the next frame, in milliseconds: https://web.dev/articles/inp. Shorter ones than 16 are not told. */
  let longest = 0;
  const noteInteractions = (list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) longest = Math.max(longest, duration);
  };

  /** Layout shifts: https://web.dev/articles/cls. Also those just after the tap, which browsers expect. */
  const shifts = [];

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

  const isInSight = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.isConnected || !isShown(element)) return false;
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };

  const changedNodes = ({ type, target, addedNodes, removedNodes }) =>
    type === 'childList' && removedNodes.length === 0 ? [...addedNodes] : [target];

  /** The pressed link shows that it was pressed: nothing has opened yet. */
  const isMark = ({ attributeName }) => attributeName === 'data-opening';

  /** React puts an input beside a pressed button for a moment, to read the form: nobody sees that. */
  const areSeen = (records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    return records.filter(
      ({ removedNodes }) => removedNodes.length === 0 || [...removedNodes].some((node) => !added.has(node)),
    );
  };

  const textOf = (element) => (element instanceof HTMLTextAreaElement ? element.value : element.textContent);

  globalThis.appTakesOver = async () => {
    while (globalThis.takeEarlyClick !== undefined) await new Promise(requestAnimationFrame);
  };

  /** Resolves when nothing has arrived for so many milliseconds: the app has fetched what people open next. */
  globalThis.appHasRest = async (restMs) => {
    const arrived = () => performance.getEntriesByType('resource').length;
    let before;
    do {
      before = arrived();
      await new Promise((resolve) => setTimeout(resolve, restMs));
    } while (arrived() > before);
  };

  /** The content is there when an element matches the selector and holds the text, in sight or further down. */
  globalThis.watchTap = (selector, text) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((each) => textOf(each).includes(text) && isShown(each));
    const isOver = Promise.withResolvers();
    setTimeout(() => isOver.reject(new Error(`${selector} has not come.`)), TIMEOUT);
    const figures = {};
    let changed = [];
    const observer = new MutationObserver((records) => changed.push(...areSeen(records)));
    const afterFrame = (tell) =>
      scheduler.postTask(() => tell(performance.now()), { priority: 'user-blocking' });
    const look = () => {
      const inSight = changed.filter((record) => changedNodes(record).some(isInSight));
      const isChanged = figures.change === undefined && inSight.length > 0;
      const isOpen = figures.opens === undefined && !inSight.every(isMark);
      const isFull = isThere();
      changed = [];
      if (!isChanged && !isOpen && !isFull) return requestAnimationFrame(look);
      afterFrame((now) => {
        const passed = now - figures.pressed;
        if (isChanged) figures.change = passed;
        if (isOpen) figures.opens = passed;
        if (!isFull) return requestAnimationFrame(look);
        observer.disconnect();
        // Content that came further down was in nobody's sight.
        isOver.resolve({ change: passed, opens: passed, content: passed, ...figures });
      });
    };
    const start = ({ timeStamp }) => {
      figures.pressed = timeStamp;
      new PerformanceObserver(noteInteractions).observe({ type: 'event', durationThreshold: 16 });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: SEEN_ATTRIBUTES,
      });
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', start, { capture: true, once: true });
    globalThis.tapped = isOver.promise;
  };

  /** What the step asked the network for until its content was there, without pictures; and what moved after the first change. */
  globalThis.tapFollowed = ({ pressed, change, content }) => ({
    inp: longest,
    shift: shifts
      .filter(({ startTime }) => startTime > pressed + change)
      .reduce((sum, { value }) => sum + value, 0),
    requests: performance
      .getEntriesByType('resource')
      .filter(
        ({ startTime, transferSize, initiatorType }) =>
          startTime >= pressed &&
          startTime < pressed + content &&
          transferSize > 0 &&
          initiatorType !== 'img',
      )
      .map(({ name, startTime, responseEnd, transferSize }) => ({
        name,
        startTime,
        responseEnd,
        transferSize,
      })),
  });
}
