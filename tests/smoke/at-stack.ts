/** The smoke test at a stack that was deployed from here: everything it needs is told by the stack and by the site itself. */
import * as z from 'zod/mini';
import { siteConfigOf } from '#bin/deploy/publish-web.ts';
import type { StackOutputs } from '#bin/deploy/stack-outputs.ts';
import { EMULATOR_ORIGIN } from '#lib/emulator.ts';
import { openAccounts } from './accounts.ts';
import { openMemory } from './memory.ts';
import { runSmoke } from './run.ts';
import { readConfig, siteAt } from './site.ts';

export interface SmokeOptions {
  stage: string;
  version: string;
  mayPost: boolean;
  /** For an emulator: its user pool is there, and so is the file by which one run finds what another posted. */
  emulator?: { memoryFile: string; name: string };
}

export async function smokeStack(
  outputs: StackOutputs,
  options: SmokeOptions,
  say: (line: string) => void,
): Promise<void> {
  const { stage, version, mayPost, emulator } = options;
  const hasEdge = outputs.WebBucket !== undefined;
  const site = siteAt(hasEdge ? outputs.ConsumerOrigin : outputs.ApiOrigin);
  const config = hasEdge ? await readConfig(site) : siteConfigOf(stage, outputs, emulator && EMULATOR_ORIGIN);
  const accounts = openAccounts(config);
  try {
    await runSmoke(
      {
        site,
        config,
        expected: { stage, version },
        pastEdge: hasEdge ? siteAt(outputs.ApiOrigin) : undefined,
        mayPost,
        accounts,
        readMail: emulator?.name === 'MiniStack' ? readMinistackMail : undefined,
        checksSignatures: emulator === undefined || emulator.name === 'MiniStack',
        memory: emulator && openMemory(emulator.memoryFile),
      },
      say,
    );
  } finally {
    accounts.close();
  }
}

const ministackMails = z.object({
  messages: z.record(
    z.string(),
    z.array(z.object({ To: z.array(z.string()), Subject: z.string(), BodyText: z.string() })),
  ),
});

async function readMinistackMail(to: string): Promise<string | undefined> {
  const response = await fetch(`${EMULATOR_ORIGIN}/_ministack/ses/messages`);
  const { messages } = z.parse(ministackMails, await response.json());
  const mail = Object.values(messages)
    .flat()
    .findLast(({ To }) => To.includes(to));
  return mail && `${mail.Subject}\n${mail.BodyText}`;
}
