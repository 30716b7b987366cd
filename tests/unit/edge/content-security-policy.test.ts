import { describe, expect, it } from 'vitest';
import { inertPolicy, pagePolicy } from '#lib/edge/content-security-policy.ts';

const policies = {
  page: pagePolicy({ scriptHashes: ["'sha256-AAAA'"], connect: ['https://pool.example'] }),
  inert: inertPolicy(),
};

describe.each(Object.entries(policies))('the content security policy: %s', (_, policy) => {
  it('allows no inline scripts and no scripts made from text', () => {
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval|hashes)'/);
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it('contains no wildcard host and no plain HTTP', () => {
    expect(policy).not.toMatch(/\*|http:/);
  });

  it('allows nothing by default and cannot be framed', () => {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the policy of pages', () => {
  it('allows its own scripts, scripts named by hash, and calls to the named origins', () => {
    expect(policies.page).toContain("script-src 'self' 'sha256-AAAA';");
    expect(policies.page).toContain("connect-src 'self' https://pool.example;");
  });

  it('allows images from elsewhere only if a stage names them', () => {
    expect(policies.page).toContain("img-src 'self' data: blob:;");
    const withMap = pagePolicy({ scriptHashes: [], connect: [], pictures: ['https://tiles.example'] });
    expect(withMap).toContain("img-src 'self' data: blob: https://tiles.example;");
  });
});
