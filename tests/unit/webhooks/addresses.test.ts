/** Addresses that webhooks may have, and where their names may lead. */
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#lambdas/webhooks/public-address.ts';
import { isWebhookAddress, localWebhookAddress } from '#shared/webhooks/address.ts';

describe('the address of a webhook', () => {
  it.each([
    'https://hooks.example.org/creel?key=1',
    'https://example.org',
    'https://xn--bcher-kva.example.org/',
  ])('can be %s', (address) => expect(isWebhookAddress(address)).toBe(true));

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://example.org:444/',
    'https://user@example.org/',
    'https://@example.org/',
    'https://example.org/#a',
    'https://example.org./',
    'https://example/',
    'https://a.localhost/',
    'https://a.internal/',
    'https://a.home.arpa/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://１２７.0.0.1/',
    'https://[fd00::1]/',
    'not an address',
  ])('cannot be %s', (address) => expect(isWebhookAddress(address)).toBe(false));

  it('leads to this machine for names of the local cloud alone', () => {
    expect(localWebhookAddress('https://p4000.webhooks.creel.example/a?b=c')).toBe(
      'http://127.0.0.1:4000/a?b=c',
    );
    expect(localWebhookAddress('https://p4000.webhooks.creel.example.org/a')).toBeUndefined();
    expect(localWebhookAddress('https://ap4000.webhooks.creel.example/a')).toBeUndefined();
  });
});

describe('an IP address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80e::200e'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'fe80::1%eth0',
    'example.org',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
