/** Runs in the page from its very beginning. Sums up layout shifts as browsers report them: https://web.dev/articles/cls */
{
  /** Milliseconds: shifts closer than the gap make one burst, of at most this length. */
  const GAP = 1000;
  const LENGTH = 5000;
  let largest = 0;
  let burst = { sum: 0, first: 0, last: 0 };

  const add = ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = burst.sum > 0 && startTime - burst.last < GAP && startTime - burst.first < LENGTH;
    burst = {
      sum: goesOn ? burst.sum + value : value,
      first: goesOn ? burst.first : startTime,
      last: startTime,
    };
    largest = Math.max(largest, burst.sum);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
  observer.observe({ type: 'layout-shift', buffered: true });

  globalThis.layoutShift = () => {
    observer.takeRecords().forEach(add);
    return largest;
  };
}
