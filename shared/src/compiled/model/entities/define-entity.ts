import type { Kind, WrittenValue } from './kinds';
import type { Stored } from './reading';

/** Any kind, as far as its values need not be known. */
type AnyKind = Pick<Kind<never>, 'names' | 'toFields' | 'accepts' | 'max'> & {
  read(stored: Stored): unknown;
};

type Kinds = Readonly<Record<string, AnyKind>>;

type Values<Fields extends Kinds> = {
  -readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>;
};

type Limits<Fields extends Kinds> = {
  readonly [Name in keyof Fields as Fields[Name] extends { max: number } ? Name : never]: number;
};

/** A document as the gateway reads it. */
type Document = { readonly id: string; readonly path?: string; readonly fields: Stored };

type WithId<IdField> = IdField extends string ? { id: string } : object;

type Definition<Fields extends Kinds, IdField> = {
  /** The stored field that repeats the id of the document. Settings have none: their id is that of their season. */
  readonly idField?: IdField;
  readonly fields: Fields;
  /** Fields that only make sense together: an undo takes them back together or not at all, as forms merge them. */
  readonly together?: readonly (keyof Fields)[];
  /** What the database also asks of a new document. */
  readonly accepts?: (values: Values<Fields>) => boolean;
};

/**
 * What is stored of something, defined once: its type, its tolerant reading, its strict writing, what belongs
 * together, and whether the database would take it.
 * @example
 * const prizeEntity = defineEntity({ idField: 'prize_id', fields: { title: text('title', { max: 500, required: true }) } });
 * type Prize = EntityOf<typeof prizeEntity>; // { id: string; title: string }
 */
export function defineEntity<
  const Fields extends Kinds,
  const IdField extends string | undefined = undefined,
>(definition: Definition<Fields, IdField>) {
  type Entity = WithId<IdField> & Values<Fields>;
  const { idField, fields, together = [], accepts = () => true } = definition;
  const kinds = Object.entries(fields) as unknown as readonly (readonly [
    keyof Fields & string,
    Kind<unknown>,
  ])[];

  /** Missing and malformed fields read as empty. */
  const fromDocument = ({ id, fields: stored }: Document): Entity =>
    Object.fromEntries([
      ...(idField ? [['id', id]] : []),
      ...kinds.map(([name, { read }]) => [name, read(stored)]),
    ]) as Entity;

  /** All stored fields, but those that the entity lacks: a module of an earlier release does not know the newest ones. */
  const toFields = (entity: Entity): Record<string, WrittenValue> => {
    const { id = '' } = entity as { id?: string };
    const own: Record<string, WrittenValue> = idField ? { [idField]: id } : {};
    return kinds.reduce(
      (written, [name, kind]) =>
        entity[name] === undefined ? written : { ...written, ...kind.toFields(entity[name]) },
      own,
    );
  };

  return {
    fromDocument,
    toFields,
    /** With nothing in it. */
    blank: fromDocument({ id: '', fields: {} }),
    /** The names of all stored fields but the id. */
    names: kinds.flatMap(([, { names }]) => names),
    /** The most characters of each text. */
    limits: Object.fromEntries(
      kinds.flatMap(([name, { max }]) => (max === undefined ? [] : [[name, max]])),
    ) as Limits<Fields>,
    /** The names of the stored fields that only make sense together. */
    together: kinds.flatMap(([name, { names }]) => (together.includes(name) ? names : [])),
    /** Whether the database takes it as a new document. */
    accepts: (entity: Entity): boolean =>
      kinds.every(([name, kind]) => kind.accepts(entity[name])) && accepts(entity),
  };
}

/** The type of an entity. */
export type EntityOf<Defined extends { readonly blank: unknown }> = Defined['blank'];
