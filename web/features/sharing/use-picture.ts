import { useEffect, useState } from 'react';

type Loaded = { address: string } & ({ file: Blob; url: string } | { failed: true });

/** A picture of this site as a file, loaded in advance: browsers allow sharing only right after the button is pressed. */
export function usePicture(address: string) {
  const [tries, setTries] = useState(1);
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests it again
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    const show = (file: Blob) => {
      if (isGone) return;
      url = URL.createObjectURL(file);
      setLoaded({ address, file, url });
    };
    fetchPicture(address).then(show, () => isGone || setLoaded({ address, failed: true }));
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [address, tries]);
  const now = loaded?.address === address ? loaded : undefined;
  return {
    shown: now && 'file' in now ? now : undefined,
    hasFailed: now !== undefined && 'failed' in now,
    retry() {
      setLoaded(undefined);
      setTries((before) => before + 1);
    },
  };
}

/** @throws TypeError without a network, Error if the server has no picture */
export async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return await response.blob();
}
