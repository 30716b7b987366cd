import { Banner } from '../../components/banner.tsx';
import { useOrigin } from '../../lib/navigation/use-origin.ts';

/** Host names of every site but the public one. */
export const DEVELOPMENT = /(^|\.)(localhost|dev\.|staging\.)|^127\./;

/** Which host serves this page, on every host but the public one. */
export function StageBanner() {
  const { hostname } = new URL(useOrigin());
  if (!DEVELOPMENT.test(hostname)) return null;
  return (
    <Banner kind="stage">
      <bdi dir="auto" className="wrap-anywhere">
        {hostname}
      </bdi>{' '}
      <span className="ml-1 rounded-photo bg-ink px-1.5 font-semibold text-surface">DEV</span>
    </Banner>
  );
}
