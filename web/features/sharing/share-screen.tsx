import { useId } from 'react';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { linkBy, networksFor, printedAddress, type Shared, shareLink } from '#shared/sharing/links.ts';
import {
  PICTURE_SIZE_NAMES,
  PICTURE_SIZES,
  type Picture,
  type PictureSize,
  picturePath,
  versionOf,
} from '#shared/sharing/pictures.ts';
import { folded } from '#shared/text/folded.ts';
import { code } from '#words/sharing/poster.ts';
import * as words from '#words/sharing/share-screen.ts';
import { Button } from '../../components/button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { ErrorState } from '../../components/states.tsx';
import { CopyField } from '../../components/text/copy-field.tsx';
import { CopyLink } from '../../components/text/copy-link.tsx';
import { PREFIX } from '../../lib/navigation/language.ts';
import { saveFile } from '../../lib/save-file.ts';
import { fetchPicture, usePicture } from './use-picture.ts';

interface ShareScreenProps {
  shared: Shared;
  picture: Picture;
  /** One sentence, shared with the link and used as the picture's alt text. */
  said: string;
  /** The short address, if it has one. */
  shortLink: string | undefined;
}

/** The card of a post or a person as a picture, and all ways to share it. */
export function ShareScreen({ shared, picture, said, shortLink }: ShareScreenProps) {
  const version = versionOf(picture);
  const addressOf = (size: PictureSize) => picturePath(shared.kind, shared.id, size, version);
  const preview = usePicture(addressOf('square'));
  const link = shareLink(location.origin + PREFIX, shared);
  const printed = shortLink ?? link;
  const nameOf = (size: PictureSize, ending: string) => fileNameOf(picture.subject, size, ending);
  const file =
    preview.shown && new File([preview.shown.file], nameOf('square', 'jpg'), { type: 'image/jpeg' });
  const download = async (size: PictureSize) =>
    saveFile(await asPng(await fetchPicture(addressOf(size))), nameOf(size, 'png'));
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-10">
      <div className="grid content-start gap-3">
        <div className="aspect-square overflow-hidden rounded-card border border-line bg-sunken">
          {preview.shown ? (
            <img
              src={preview.shown.url}
              alt={words.pictureOf(said)}
              {...PICTURE_SIZES.square}
              className="size-full"
            />
          ) : preview.hasFailed ? (
            <ErrorState words={words.pictureNotLoaded} onRetry={preview.retry} />
          ) : (
            <p
              role="status"
              className="grid size-full place-content-center justify-items-center gap-3 text-muted"
            >
              <Spinner className="size-8" />
              {words.pictureLoading}
            </p>
          )}
        </div>
      </div>
      <div className="grid content-start gap-6">
        <NativeShare said={said} link={linkBy('device', link)} file={file} />
        <CopyLink link={link} hasPreview />
        <CopyField
          label={words.captionLabel}
          value={words.caption(said, printed)}
          copy={words.copyCaption}
          messages={CAPTION_MESSAGES}
          rows={4}
        />
        <Networks said={said} link={link} />
        <section aria-label={words.downloads} className="grid gap-2">
          <h2 className="text-lg">{words.downloads}</h2>
          <div className="flex flex-wrap gap-2">
            {PICTURE_SIZE_NAMES.map((size) => (
              <DownloadButton key={size} words={words.sizes[size]} download={() => download(size)} />
            ))}
          </div>
        </section>
        <section aria-label={words.codeTitle} className="grid justify-items-start gap-2">
          <h2 className="text-lg">{words.codeTitle}</h2>
          <QrCode text={printed} label={code(printed)} />
          <p className="wrap-anywhere font-semibold">{printedAddress(printed)}</p>
        </section>
      </div>
    </div>
  );
}

const CAPTION_MESSAGES = { copied: words.captionCopied, copyFailed: words.captionNotCopied };

interface NativeShareProps {
  said: string;
  link: string;
  /** The picture, once it has loaded. */
  file: File | undefined;
}

/** The device's own share sheet, if it has one. */
function NativeShare({ said, link, file }: NativeShareProps) {
  if (typeof navigator.share !== 'function') return null;
  const share = async () => {
    const message = { title: said, text: said, url: link };
    const whole = file ? { ...message, files: [file] } : message;
    try {
      await navigator.share(navigator.canShare?.(whole) ? whole : message);
    } catch (error) {
      // Closing the share sheet rejects too, but is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ kind: 'bad', ...words.notShared });
    }
  };
  return (
    <div className="grid gap-2">
      <Button size="large" wide onClick={() => void share()}>
        <Icon name="share" /> {words.shareIt}
      </Button>
      <p className="text-sm text-muted">{words.shareHint}</p>
    </div>
  );
}

function Networks({ said, link }: { said: string; link: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {words.networks}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {networksFor(said, link, words.email).map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              {...(!address.startsWith('mailto:') && {
                target: '_blank',
                rel: 'noopener noreferrer',
                'aria-label': words.onNetwork(name),
              })}
              className="inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-4 font-semibold hover:bg-sunken"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Converts the picture to PNG on the device, since a PNG is ten times as large to download. @throws Error if it cannot be decoded */
async function asPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser made no PNG');
  return file;
}

/** `creel-red-snapper-1080x1080.png`: ASCII letters only, which every system accepts; other characters are left out. */
function fileNameOf(subject: string, size: PictureSize, ending: string): string {
  const words = folded(subject)
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 40);
  const { width, height } = PICTURE_SIZES[size];
  return `${[PRODUCT_NAME.toLowerCase(), words, `${width}x${height}`].filter(Boolean).join('-')}.${ending}`;
}
