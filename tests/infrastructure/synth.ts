/** Synthesizes stages in this process, from stand-ins for the bundles: no build, no account, no network. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { buildApp, stackName } from '#lib/app.ts';
import type { StageName } from '#lib/settings.ts';

const cdkJson: { context: Record<string, unknown> & { stages: Record<string, Record<string, unknown>> } } =
  JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));

/** The settings of a stage as cdk.json has them, for tests that change one. */
export function settingsOf(stage: StageName): Record<string, unknown> {
  return structuredClone(cdkJson.context.stages[stage] ?? {});
}

export function makeBundles(names: readonly string[] = FUNCTION_NAMES): string {
  const bundles = mkdtempSync(join(tmpdir(), 'creel-bundles-'));
  for (const name of names) {
    mkdirSync(join(bundles, name));
    writeFileSync(join(bundles, name, 'index.mjs'), `export const handler = async () => '${name}';\n`);
  }
  return bundles;
}

export interface SynthOptions {
  /** Instead of those in cdk.json. */
  settings?: Record<string, unknown>;
  scriptHashes?: readonly string[];
  bundles?: string;
  /** As a command that deploys says it. */
  deployedAt?: string;
  /** Whether CDK's validator checks the templates, which takes seconds. The AwsSolutions rules always do. */
  checked?: boolean;
}

/** All stages, or one of them. */
export function synth(stage: StageName | undefined, options: SynthOptions = {}) {
  const { settings, scriptHashes = [], bundles = makeBundles(), deployedAt, checked = false } = options;
  const outdir = mkdtempSync(join(tmpdir(), 'creel-synth-'));
  const app = buildApp(
    {
      bundlesFor: () => bundles,
      scriptHashes,
      version: '0.1.0+test',
    },
    {
      outdir,
      analyticsReporting: false,
      context: {
        ...cdkJson.context,
        '@aws-cdk/core:validateAgainstDefaultRules': checked,
        ...(stage && { stage }),
        ...(deployedAt !== undefined && { deployedAt }),
        ...(stage && settings && { stages: { ...cdkJson.context.stages, [stage]: settings } }),
      },
    },
  );
  return { outdir, assembly: app.synth() };
}

/** The template of one stage's stack. */
export function templateOf(stage: StageName, options?: SynthOptions): Template {
  return Template.fromJSON(synth(stage, options).assembly.getStackByName(stackName(stage)).template);
}

/** One resource of a template, as plain JSON. */
export interface Resource {
  id: string;
  properties: Record<string, unknown>;
  deletionPolicy: unknown;
}

export function resourcesOf(template: Template, type: string): Resource[] {
  return Object.entries(template.findResources(type)).map(([id, { Properties, DeletionPolicy }]) => ({
    id,
    properties: Properties ?? {},
    deletionPolicy: DeletionPolicy,
  }));
}

/** The only resource of its type. */
export function onlyResource(template: Template, type: string): Resource {
  const [only, ...others] = resourcesOf(template, type);
  if (!only || others.length > 0) throw new Error(`There are ${others.length + 1} or none of ${type}.`);
  return only;
}

/** References written short: `<Logical.Attribute>`, joined text as the text it makes, a part of a split text as the whole. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  const {
    Ref,
    'Fn::GetAtt': attribute,
    'Fn::Join': join,
    'Fn::Select': select,
  } = value as Record<string, unknown>;
  const [, split] = Array.isArray(select) ? (part(select, 1, 'Fn::Split') as unknown[]) : [];
  if (split !== undefined) return asText(split);
  if (typeof Ref === 'string') return `<${Ref}>`;
  if (Array.isArray(attribute)) return `<${attribute.join('.')}>`;
  if (Array.isArray(join)) return (join[1] as unknown[]).map(asText).join(join[0] as string);
  return JSON.stringify(value);
}

/** A nested part of a resource, or undefined: `part(properties, 'Environment', 'Variables')`. */
export function part(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Object(at)[key] : undefined),
    value,
  );
}

/** A part that is an object. */
export function record(value: unknown, ...path: (string | number)[]): Record<string, unknown> {
  const found = part(value, ...path);
  if (typeof found !== 'object' || found === null) throw new Error(`There is no ${path.join('.')}.`);
  return { ...found };
}
