interface Page {
  nextCursor?: string | undefined;
}

/** Requests the pages of a list, each with the cursor of the previous one. */
export async function pagesOf<P extends Page>(
  ask: (cursor: { cursor?: string }) => Promise<{ body: P }>,
): Promise<P[]> {
  const pages: P[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await ask(cursor === undefined ? {} : { cursor });
    pages.push(body);
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return pages;
}
