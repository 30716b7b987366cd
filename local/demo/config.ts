import * as z from 'zod/mini';

const config = z.object({ userPoolClientId: z.string() });

/** What the site tells the web app of itself. @throws Error when nothing answers at the origin, or no site of ours */
export async function readConfig(origin: string): Promise<z.infer<typeof config>> {
  const response = await fetch(`${origin}/config.json`).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${origin}. Start the site with npm start, or name its PORT.`, {
      cause,
    });
  });
  return z.parse(config, await response.json());
}
