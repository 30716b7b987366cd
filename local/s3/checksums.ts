import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

interface Running {
  update(chunk: Buffer): void;
  base64(): string;
}

const algorithms = {
  crc32: runningCrc32,
  sha1: () => runningHash('sha1'),
  sha256: () => runningHash('sha256'),
};

export type ChecksumAlgorithm = keyof typeof algorithms;
export const checksumAlgorithms = ['crc32', 'sha1', 'sha256'] as const satisfies readonly ChecksumAlgorithm[];
/** Algorithms of S3 that Node has nothing for; a request that relies on one is refused, not half checked. */
export const unsupportedAlgorithms = ['crc32c', 'crc64nvme'] as const;

export function startChecksum(algorithm: ChecksumAlgorithm): Running {
  return algorithms[algorithm]();
}

function runningCrc32(): Running {
  let value = 0;
  return {
    update(chunk) {
      value = crc32(chunk, value);
    },
    base64() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

function runningHash(name: string): Running {
  const hash = createHash(name);
  return {
    update(chunk) {
      hash.update(chunk);
    },
    base64: () => hash.digest('base64'),
  };
}
