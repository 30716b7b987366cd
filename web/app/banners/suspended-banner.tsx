import { Banner } from '../../components/banner.tsx';
import type { Me } from '../../lib/session/session.tsx';
import { SuspensionWords } from '../../parts/moderation/suspension-words.tsx';

/** On every page. */
export default function SuspendedBanner(suspension: NonNullable<Me['suspension']>) {
  return (
    <Banner kind="suspended">
      <SuspensionWords {...suspension} />
    </Banner>
  );
}
