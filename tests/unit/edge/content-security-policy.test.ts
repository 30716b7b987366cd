import { describe, expect, it } from 'vitest';
import { inertPolicy, pagePolicy } from '#lib/edge/content-security-policy.ts';

const policies = {
  page: pagePolicy({ scriptHashes: ["'sha256-AAAA'"], connect: ['https://pool.example'] }),
  inert: inertPolicy(),
};

describe.each(Object.entries(policies))('the content security policy: %s', (_, policy) => {
  it('lets no script run that stands in a page or is made from text', () => {
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval|hashes)'/);
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it('names no host by a wildcard and no plain HTTP', () => {
    expect(policy).not.toMatch(/\*|http:/);
  });

  it('starts from nothing allowed and cannot be framed', () => {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the policy of pages', () => {
  it('allows its own scripts, those named by hash, and calls to the origins named', () => {
    expect(policies.page).toContain("script-src 'self' 'sha256-AAAA';");
    expect(policies.page).toContain("connect-src 'self' https://pool.example;");
  });

  it('allows pictures from elsewhere only where a stage names them', () => {
    expect(policies.page).toContain("img-src 'self' data: blob:;");
    const withMap = pagePolicy({ scriptHashes: [], connect: [], pictures: ['https://tiles.example'] });
    expect(withMap).toContain("img-src 'self' data: blob: https://tiles.example;");
  });
});
