/** Writes update expressions: each part names its attributes by their path, such as `card.location`. */

export class UpdateExpression {
  readonly #names: Record<string, string> = {};
  readonly #values: Record<string, unknown> = {};
  readonly #set: string[] = [];
  readonly #remove: string[] = [];
  readonly #conditions: string[] = [];

  /** Undefined removes the attribute. */
  set(path: string, value: unknown): this {
    if (value === undefined) this.#remove.push(this.#name(path));
    else this.#set.push(`${this.#name(path)} = ${this.#value(value)}`);
    return this;
  }

  /** Adds to a number that others change too; what becomes less than nothing is refused. */
  add(path: string, by: number): this {
    const name = this.#name(path);
    this.#set.push(`${name} = ${name} + ${this.#value(by)}`);
    if (by < 0) this.#conditions.push(`${name} >= ${this.#value(-by)}`);
    return this;
  }

  /** The write happens only while this is so. */
  where(path: string, value: unknown): this {
    this.#conditions.push(`${this.#name(path)} = ${this.#value(value)}`);
    return this;
  }

  whereExists(path: string): this {
    this.#conditions.push(`attribute_exists(${this.#name(path)})`);
    return this;
  }

  get changesNothing(): boolean {
    return this.#set.length === 0 && this.#remove.length === 0;
  }

  /** The fields of an Update. */
  update() {
    const parts = [
      this.#set.length > 0 ? `SET ${this.#set.join(', ')}` : '',
      this.#remove.length > 0 ? `REMOVE ${this.#remove.join(', ')}` : '',
    ];
    return { UpdateExpression: parts.filter(Boolean).join(' '), ...this.condition() };
  }

  /** The fields of a Delete. */
  condition() {
    return {
      ...(this.#conditions.length > 0 && { ConditionExpression: this.#conditions.join(' AND ') }),
      ExpressionAttributeNames: this.#names,
      ...(Object.keys(this.#values).length > 0 && { ExpressionAttributeValues: this.#values }),
    };
  }

  #name(path: string): string {
    for (const part of path.split('.')) this.#names[`#${part}`] = part;
    return `#${path.replaceAll('.', '.#')}`;
  }

  #value(value: unknown): string {
    const name = `:v${Object.keys(this.#values).length}`;
    this.#values[name] = value;
    return name;
  }
}
