import { Banner } from '../../components/banner.tsx';
import { useOrigin } from '../../lib/navigation/use-origin.ts';

const DEVELOPMENT = /(^|\.)(localhost|dev\.|staging\.)|^127\./;

/** Which host serves this page, on every host but the public one. */
export function StageBanner() {
  const { hostname } = new URL(useOrigin());
  if (!DEVELOPMENT.test(hostname)) return null;
  return (
    <Banner kind="stage">
      {hostname} <span className="ml-1 rounded-photo bg-ink px-1.5 font-semibold text-surface">DEV</span>
    </Banner>
  );
}
