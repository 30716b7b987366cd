/** Presents one record with a function that presents many: `presentOne(presentReports, report)`. */
export async function presentOne<Stored, Presented>(
  presentMany: (stored: readonly Stored[]) => Promise<readonly Presented[]>,
  stored: Stored,
): Promise<Presented> {
  const [presented] = await presentMany([stored]);
  if (presented === undefined) throw new Error('Presenting one record returned nothing');
  return presented;
}
