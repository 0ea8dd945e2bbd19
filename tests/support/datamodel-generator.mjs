import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// Writes down what Prisma has read from a schema, as it tells every generator: one JSON-RPC message per line.
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'generate') {
    const { value: file } = params.generator.output;
    writeFileSync(file, JSON.stringify(params.dmmf.datamodel));
  }
  const result = method === 'getManifest' ? { manifest: {} } : null;
  process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
});
