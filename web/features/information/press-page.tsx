import { namesOf } from '#shared/names-of.ts';
import * as words from '#words/information/press.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { CopyableText } from '../../components/text/copyable-text.tsx';
import { ProsePage, Section } from '../../components/text/prose.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts, useSite } from '../../lib/site/site.ts';
import { ContactCard } from '../../parts/site/contact-card.tsx';
import { organizationData } from '../../parts/site/organization-data.ts';
import { ImpactSoFar } from '../impact/impact-so-far.tsx';

type LogoName = keyof typeof words.logos;
type PictureName = keyof typeof words.pictures;

/** Files in web/public/press, each with the background that it is for and its width in pixels. */
const LOGOS: readonly { name: LogoName; ground: string; width: number }[] = [
  { name: 'creel-logo-on-light', ground: 'bg-deep-ink', width: 240 },
  { name: 'creel-logo-on-dark', ground: 'bg-deep', width: 240 },
  { name: 'creel-mark-on-light', ground: 'bg-deep-ink', width: 72 },
  { name: 'creel-mark-on-dark', ground: 'bg-deep', width: 72 },
];
const HEIGHT = 72;
const FILES = ['svg', 'png'] as const;
/** Files in web/public/press, 1600 × 1200 pixels. */
const PICTURES = namesOf(words.pictures);

export default function Press() {
  const { isOn, wordedAs } = useParts();
  const { contact } = useSite();
  const lead = words.leads[wordedAs];
  usePageHead(words.title, (origin) => ({
    description: lead,
    data: { '@type': 'WebPage', name: words.title, mainEntity: organizationData(origin) },
  }));
  return (
    <ProsePage title={words.title} lead={lead}>
      <Section title={words.textsTitle}>
        <p className="text-muted">{words.textsLead}</p>
        <Boilerplate title={words.shortText} paragraphs={[words.short[wordedAs]]} />
        <Boilerplate title={words.longText} paragraphs={words.long[wordedAs](isOn)} />
      </Section>
      <Section title={words.factsTitle}>
        <Facts facts={words.facts(isOn)} />
      </Section>
      <ImpactSoFar />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.logoTitle}</h2>
        <p className="max-w-read text-muted">{words.logoLead}</p>
        <ul className="grid gap-4 md:grid-cols-2">
          {LOGOS.map((logo) => (
            <Logo key={logo.name} {...logo} />
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.picturesTitle}</h2>
        <p className="max-w-read text-muted">{words.picturesLead}</p>
        <ul className="grid gap-4 md:grid-cols-3">
          {PICTURES.map((name) => (
            <Picture key={name} name={name} />
          ))}
        </ul>
      </section>
      <Section title={words.askTitle}>
        <p>{words.ask}</p>
        <ContactCard contact={contact} label={words.askTitle} />
        <div className="mt-1 flex flex-col gap-3 md:flex-row">
          <ButtonLink to={PATHS.contact}>{words.writeToUs}</ButtonLink>
          <ButtonLink to={PATHS.about} variant="secondary">
            {words.aboutCreel}
          </ButtonLink>
        </div>
      </Section>
    </ProsePage>
  );
}

/** A text about the site, for others to print. */
function Boilerplate({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <h3 className="text-base">{title}</h3>
      <CopyableText
        text={paragraphs.join('\n\n')}
        words={{ copy: words.copy(title), copied: words.copied, copyFailed: words.copyFailed }}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </CopyableText>
    </section>
  );
}

function Picture({ name }: { name: PictureName }) {
  const file = `/press/creel-${name}.jpg`;
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised">
      {/* The words below say what it is. */}
      <img src={file} alt="" width={1600} height={1200} loading="lazy" className="h-auto w-full" />
      <div className="flex flex-col gap-1 px-4 py-2">
        <h3 className="text-base">{words.pictures[name]}</h3>
        <a href={file} download className="inline-flex min-h-11 items-center self-start text-link">
          {words.downloadPicture}
          <VisuallyHidden>{words.ofPicture(words.pictures[name])}</VisuallyHidden>
        </a>
      </div>
    </li>
  );
}

function Logo({ name, ground, width }: (typeof LOGOS)[number]) {
  const label = words.logos[name];
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised">
      <div className={`flex justify-center px-5 py-8 ${ground}`}>
        {/* The words below say what it is. */}
        <img src={`/press/${name}.svg`} alt="" width={width} height={HEIGHT} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <h3 className="text-base">{label}</h3>
        <p className="flex gap-5">
          {FILES.map((file) => (
            <a
              key={file}
              href={`/press/${name}.${file}`}
              download
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-link"
            >
              <VisuallyHidden>{words.download(label)}</VisuallyHidden>
              {words.logoFiles[file]}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
