/** What one table is like, however it came about; everything sorted, so that two can be compared. */
export interface TableShape {
  columns: { [column: string]: { type: string; nullable: boolean; default: string | null } };
  primaryKey: string[];
  unique: string[][];
  /** Columns, and last what a partial index holds: `(wakes_at IS NOT NULL)`. */
  indices: string[][];
  foreignKeys: string[];
}

export type Shape = { [table: string]: TableShape };

interface Field {
  name: string;
  column: string;
  type: string;
  attributes: string;
}

const TYPES: { [prisma: string]: string } = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Json: 'jsonb',
};

/**
 * Reads the part of Prisma's schema language that this project uses.
 * @throws Error for anything else, so that nothing is compared without having been understood.
 */
export function shapeOfSchema(schema: string): Shape {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', body = '']) => ({ name, ...readModel(body) }),
  );
  const tableOf = new Map(models.map(({ name, table }) => [name, table]));
  const shape: Shape = {};
  for (const { table, fields, settings } of models) {
    const scalars = fields.filter(({ type }) => !tableOf.has(bare(type)));
    const columnOf = new Map(fields.map(({ name, column }) => [name, column]));
    const columns = (list: string) =>
      list.split(',').map((name) => columnOf.get(name.trim()) ?? `unknown ${name}`);
    const listsIn = (setting: string) =>
      settings.flatMap((line) => {
        const found = line.match(
          new RegExp(
            `^@@${setting}\\(\\[([^\\]]+)\\](?:, where: \\{ (\\w+): \\{ not: null \\} \\})?\\)$`,
          ),
        );
        const [, list, present] = found ?? [];
        const only = present ? [`(${columns(present)} IS NOT NULL)`] : [];
        return list ? [[...columns(list), ...only]] : [];
      });
    const marked = (attribute: string) =>
      scalars.filter(({ attributes }) => attributes.split(' ').includes(attribute));
    shape[table] = {
      columns: Object.fromEntries(
        scalars.map((field) => [field.column, columnShape(field, table)]),
      ),
      primaryKey: listsIn('id')[0] ?? marked('@id').map(({ column }) => column),
      unique: sorted([...listsIn('unique'), ...marked('@unique').map(({ column }) => [column])]),
      indices: sorted(listsIn('index')),
      foreignKeys: fields
        .filter(({ attributes }) => attributes.includes('@relation('))
        .map((field) => foreignKey(field, columns, tableOf))
        .sort(),
    };
  }
  return shape;
}

const bare = (type: string): string => type.replace(/[?\][]/g, '');

export const sorted = (lists: string[][]): string[][] =>
  [...lists].sort((one, other) => one.join().localeCompare(other.join()));

function readModel(body: string): { table: string; fields: Field[]; settings: string[] } {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
  const settings = lines.filter((line) => line.startsWith('@@'));
  const fields = lines
    .filter((line) => !line.startsWith('@@'))
    .map((line): Field => {
      const [, name, type, attributes] = line.match(/^(\w+)\s+([\w[\]?]+)\s*(.*)$/) ?? [];
      if (!name || !type) throw new Error(`Not understood: ${line}`);
      const column = attributes?.match(/@map\("(\w+)"\)/)?.[1] ?? name;
      return { name, column, type, attributes: attributes ?? '' };
    });
  const table = settings.join('\n').match(/@@map\("(\w+)"\)/)?.[1];
  if (!table) throw new Error('A model has no table name.');
  return { table, fields, settings };
}

function columnShape({ type, column, attributes }: Field, table: string) {
  const list = type.endsWith('[]');
  const timestamp = bare(type) === 'DateTime' && attributes.includes('@db.Timestamptz(3)');
  const base = timestamp ? 'timestamp(3) with time zone' : TYPES[bare(type)];
  if (!base) throw new Error(`The type of ${table}.${column} is not understood.`);
  return {
    type: list ? `${base}[]` : base,
    nullable: list || type.endsWith('?'),
    default: defaultOf(attributes, table, column),
  };
}

function defaultOf(attributes: string, table: string, column: string): string | null {
  const value = attributes.match(
    /@default\((now\(\)|autoincrement\(\)|"[^"]*"|\d+|true|false)\)/,
  )?.[1];
  if (value === undefined) {
    if (attributes.includes('@default')) throw new Error(`The default of ${column} is unknown.`);
    return null;
  }
  if (value === 'now()') return 'CURRENT_TIMESTAMP';
  if (value === 'autoincrement()') return `nextval('${table}_${column}_seq'::regclass)`;
  return value.startsWith('"') ? `'${value.slice(1, -1)}'::jsonb` : value;
}

function foreignKey(
  { type, attributes }: Field,
  columns: (list: string) => string[],
  tableOf: ReadonlyMap<string, string>,
): string {
  const [, fields, references, onDelete] =
    attributes.match(
      /@relation\(fields: \[(\w+)\], references: \[(\w+)\], onDelete: (Cascade)\)/,
    ) ?? [];
  if (!fields || !onDelete) throw new Error(`Not understood: ${attributes}`);
  return `FOREIGN KEY (${columns(fields)}) REFERENCES ${tableOf.get(bare(type))}(${references}) ON UPDATE CASCADE ON DELETE ${onDelete.toUpperCase()}`;
}
