import * as words from '#words/sharing/graphics.ts';
import { Bullets, Section } from '../../../components/text/prose.tsx';
import { GraphicGenerator } from './graphic-generator.tsx';

/** The generator of the app icon, with instructions, design notes and Facebook's requirements. */
export function AppIconTool() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <GraphicGenerator name="app-icon" />
      <div className="grid gap-6">
        <Section title={words.stepsTitle}>
          <ol className="flex list-decimal flex-col gap-1.5 pl-5">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
        <Section title={words.notesTitle}>
          <Bullets items={words.notes} />
        </Section>
        <Section title={words.requirementsTitle}>
          <Bullets items={words.requirements} />
        </Section>
      </div>
    </div>
  );
}
