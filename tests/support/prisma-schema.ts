import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DMMF } from '@prisma/client/runtime/client';

const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PRISMA = join(ROOT, 'node_modules/prisma/build/index.js');
const GENERATOR = fileURLToPath(new URL('datamodel-generator.mjs', import.meta.url));

/**
 * What Prisma generates for the project's schema, in a folder that stands in for the project's.
 * @param more generators, added to the schema
 * @returns the folder, and how to remove it
 */
export async function generated(more = ''): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'threadbound-prisma-'));
  const path = join(folder, 'prisma/schema.prisma');
  mkdirSync(join(folder, 'prisma'));
  writeFileSync(path, schema + more);
  const command = [PRISMA, 'generate', '--schema', path];
  await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The project's schema as Prisma understands it. */
export async function datamodel(): Promise<DMMF.Datamodel> {
  const { folder, remove } = await generated(`
    generator datamodel {
      provider = ${JSON.stringify(`node ${GENERATOR}`)}
      output   = "../datamodel.json"
    }`);
  try {
    return JSON.parse(readFileSync(join(folder, 'datamodel.json'), 'utf8'));
  } finally {
    remove();
  }
}

/** The shape of one table, however it came about; everything sorted, so that two can be compared. */
export interface TableShape {
  columns: { [column: string]: { type: string; nullable: boolean; default: string | null } };
  primaryKey: string[];
  unique: string[][];
  indices: string[][];
  foreignKeys: string[];
}

export type Shape = { [table: string]: TableShape };

const TYPES: { [type: string]: string } = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Json: 'jsonb',
  'DateTime Timestamptz 3': 'timestamp(3) with time zone',
};

/** The database that a schema describes. @throws Error for what is not understood */
export function shapeOf({ models, indexes }: DMMF.Datamodel): Shape {
  const named = new Map(models.map((model) => [model.name, model]));
  const tableOf = (model: string) => named.get(model)?.dbName ?? model;
  return Object.fromEntries(
    models.map(({ name: model, fields }) => {
      const columnOf = new Map(fields.map(({ name, dbName }) => [name, dbName ?? name]));
      const columns = (names: readonly string[]) =>
        names.map((name) => columnOf.get(name) ?? `unknown ${name}`);
      const indexed = (type: DMMF.IndexType) =>
        indexes
          .filter((index) => index.model === model && index.type === type)
          .map((index) => columns(index.fields.map(({ name }) => name)));
      const shape: TableShape = {
        columns: Object.fromEntries(
          fields
            .filter(({ kind }) => kind !== 'object')
            .map((field) => [columnOf.get(field.name), columnShape(field, tableOf(model))]),
        ),
        primaryKey: indexed('id')[0] ?? [],
        unique: sorted(indexed('unique')),
        indices: sorted(indexed('normal')),
        foreignKeys: fields
          .filter(({ relationFromFields: from }) => from && from.length > 0)
          .map(
            ({ type, relationFromFields: from = [], relationToFields: to = [], ...relation }) => {
              const onDelete = relation.relationOnDelete?.toUpperCase();
              return `FOREIGN KEY (${columns(from)}) REFERENCES ${tableOf(type)}(${to}) ON UPDATE CASCADE ON DELETE ${onDelete}`;
            },
          )
          .sort(),
      };
      return [tableOf(model), shape];
    }),
  );
}

export const sorted = (lists: string[][]): string[][] =>
  [...lists].sort((one, other) => one.join().localeCompare(other.join()));

function columnShape(field: DMMF.Field, table: string) {
  const type = TYPES[[field.type, ...(field.nativeType ?? [])].flat().join(' ')];
  if (!type) throw new Error(`The type of ${table}.${field.name} is not understood.`);
  return {
    type: field.isList ? `${type}[]` : type,
    nullable: field.isList || !field.isRequired,
    default: defaultOf(field, table),
  };
}

function defaultOf({ default: value, type, name }: DMMF.Field, table: string): string | null {
  if (value === undefined) return null;
  if (type === 'Json') return `'${value}'::jsonb`;
  if (typeof value !== 'object') return String(value);
  if ('name' in value && value.name === 'now') return 'CURRENT_TIMESTAMP';
  if ('name' in value && value.name === 'autoincrement') {
    return `nextval('${table}_${name}_seq'::regclass)`;
  }
  throw new Error(`The default of ${table}.${name} is not understood.`);
}
