import { useEffect, useRef, useState } from 'react';
import * as words from '#words/holds/handover.ts';
import { FieldError } from '../../components/forms/field.tsx';
import { codeDetector } from './code-detector.ts';

/** Whether the browser lets the page request a camera. It does not if the page did not come over HTTPS. */
export const canScan = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const LOOK_EVERY_MS = 200;
const CODE = /^\d{6}$/;

/** Shows the camera's picture until it finds a code. The camera starts when this mounts and stops when it unmounts. */
export function CodeScanner({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    const stop = new AbortController();
    const show = video.current;
    const look = async () => {
      if (!show) return;
      const code = await watch(show, stop.signal);
      if (code !== undefined && !stop.signal.aborted) found.current(code);
    };
    look().catch(() => {
      if (!stop.signal.aborted) setRefused(true);
    });
    return () => stop.abort();
  }, []);
  if (isRefused) return <FieldError id="no-camera" message={words.noCamera} />;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={words.cameraPicture}
      className="aspect-square w-full max-w-80 rounded-photo bg-deep object-cover"
    />
  );
}

/** @throws if there is no camera, or its use is not allowed. @returns undefined if it was stopped */
async function watch(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = await codeDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return void end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const seen = await detector.detect(video).catch(() => []);
    const code = seen.map(({ rawValue }) => rawValue).find((value) => CODE.test(value));
    if (code !== undefined) {
      end();
      return code;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}
