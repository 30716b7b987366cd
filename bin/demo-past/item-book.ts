import type { ChangedItem as Item } from '#lambdas/table/change.ts';
import type { ItemDefinition, ItemKey, Key, TransactionStep } from '#lambdas/table/index.ts';

/** Collects the items of a table that is written in one go: those that the site would have put one by one, and the numbers it would have added up. */
export class ItemBook {
  readonly #items = new Map<string, Item>();

  put(...items: readonly (Key & object)[]): void {
    for (const item of items) this.#items.set(nameOf(item), { ...item });
  }

  /** Applies the puts of a transaction and ignores its other steps. */
  putSteps(steps: readonly TransactionStep[]): void {
    for (const { item } of steps) {
      const { pk, sk, ...rest } = item.Put?.Item ?? {};
      if (typeof pk === 'string' && typeof sk === 'string') this.put({ pk, sk, ...rest });
    }
  }

  /** Adds to numbers of an item, and creates the item if it is missing. */
  add(item: Key & object, amounts: Readonly<Record<string, number | undefined>>): void {
    const found: Item = this.#items.get(nameOf(item)) ?? { ...item };
    for (const [name, amount = 0] of Object.entries(amounts)) found[name] = Number(found[name] ?? 0) + amount;
    this.#items.set(nameOf(item), found);
  }

  get<Stored extends object>(definition: ItemDefinition<Stored>, key: ItemKey<Stored>): Stored | undefined {
    const found = this.#items.get(nameOf(key));
    return found && definition.is(found) ? found : undefined;
  }

  all(): Item[] {
    return [...this.#items.values()];
  }
}

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;
