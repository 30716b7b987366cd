import { Banner } from '../components/banner.tsx';
import { SuspensionWords } from '../components/suspension-words.tsx';
import type { Me } from '../lib/session.tsx';

/** On every page. */
export default function SuspendedBanner(suspension: NonNullable<Me['suspension']>) {
  return (
    <Banner kind="suspended">
      <SuspensionWords {...suspension} />
    </Banner>
  );
}
