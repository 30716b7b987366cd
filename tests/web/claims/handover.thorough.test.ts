import type { Page } from 'playwright-core';
import encodeQR from 'qr';
import { describe, expect } from 'vitest';
import { collectClaim, createClaimCode, getClaim } from '#shared/claims/endpoints.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import { HOUR } from '#shared/limits.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals, type Kitchen } from '#tests/support/claims.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';
import { install } from '#tests/web/offline-visit.ts';
import { problemsOf } from '#tests/web/problems.ts';

/** Pledged meals, and an organization that has claimed 10 of them. */
async function claimed(): Promise<{ ada: TestUser; kitchen: Kitchen; claim: ClaimRecord; code: string }> {
  const [kitchen, ada] = await Promise.all([aKitchen(cloud), cloud.createUser({ fisherman: A_FISHERMAN })]);
  const pledge = await postPledge(cloud, ada);
  const claim = await claimMeals(cloud, kitchen, pledge.id, { meals: 10 });
  const { body } = await cloud.call(createClaimCode, {
    token: kitchen.coordinator.accessToken,
    params: { claimId: claim.id },
  });
  return { ada, kitchen, claim, code: body.code };
}

const stateOf = async ({ accessToken }: TestUser, claimId: string) =>
  (await cloud.call(getClaim, { token: accessToken, params: { claimId } })).body.state;

function claimsOn(page: Page) {
  const list = page.getByRole('list', { name: 'Claims of haddock' });
  const dialog = page.getByRole('dialog', { name: 'Hand over 10 meals' });
  return {
    list,
    dialog,
    enter: list.getByRole('button', { name: 'Enter code of Harbor Kitchen' }),
    async confirm(code: string) {
      await dialog.getByLabel('Code').fill(code);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
    },
  };
}

/** A camera that sees a QR code with this text; `camera` contains its state. */
const fakeCamera = (text: string) => `
  globalThis.camera = 'unused';
  const modules = ${JSON.stringify(encodeQR(text, 'raw'))};
  const getUserMedia = async () => {
    camera = 'on';
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8 * (modules.length + 8);
    const pen = canvas.getContext('2d');
    const draw = () => {
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = 'black';
      modules.forEach((row, y) => row.forEach((dark, x) => dark && pen.fillRect(8 * x + 32, 8 * y + 32, 8, 8)));
      if (camera === 'on') requestAnimationFrame(draw);
    };
    const stream = canvas.captureStream();
    for (const track of stream.getTracks()) track.stop = () => { camera = 'stopped'; };
    draw();
    return stream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
`;

/** Like a browser with a built-in detector, which sees a poster's code first and then this one. */
const ownDetector = (code: string) => `
  globalThis.BarcodeDetector = class {
    static async getSupportedFormats() { return ['qr_code']; }
    async detect() { return [{ rawValue: 'https://creel.example' }, { rawValue: '${code}' }]; }
  };
`;

/** Like Safari and Firefox. */
const NO_DETECTOR = 'delete globalThis.BarcodeDetector;';

const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

/** A wrong code was entered without a network, which is back now. */
async function enteredWronglyOffline() {
  const { ada, claim, code } = await claimed();
  const { page, context } = await visit({
    as: ada,
    at: '/my-posts',
    expectedErrors: [/Failed to load|422/],
  });
  const claims = claimsOn(page);
  await claims.enter.click();
  await claims.dialog.waitFor();
  await context.setOffline(true);
  await claims.confirm(wrong(code));
  await claims.list.getByText('Handed over, waiting for a connection').waitFor();
  await context.setOffline(false);
  return { page, claims, ada, claim, code };
}

describe('a fisherman at the dock', () => {
  it('sees the collector and the time, and confirms the handover with the collector’s code', async () => {
    const { ada, claim, code } = await claimed();
    const { page } = await visit({ as: ada, at: '/my-posts', expectedErrors: [/422/] });
    const claims = claimsOn(page);
    await claims.list.getByText('10 meals · Harbor Kitchen').waitFor();
    await claims.list.getByText('Kim Reyes collects').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await claims.enter.click();
    // The digits can be typed at once.
    await expect.poll(() => hasFocus(claims.dialog.getByLabel('Code'))).toBe(true);
    expect(await problemsOf(page)).toEqual([]);
    await claims.confirm('12');
    await claims.dialog.getByText('Enter the six digits that the collector shows.').waitFor();
    await claims.confirm(wrong(code));
    await claims.dialog.getByText('This code is wrong. You can try 4 more times.').waitFor();
    // As it is read aloud or pasted.
    await claims.confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByText('10 meals handed over').waitFor();
    // The focused button is gone with the claim.
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Claims' }))).toBe(true);
    await page.getByText('1 claim is over').click();
    await page.getByText('Kim Reyes collected them').waitFor();
    expect(await stateOf(ada, claim.id)).toBe('collected');
  });

  it('can store the handover without a network, and it is sent once when the network is back', async () => {
    const { ada, claim, code } = await claimed();
    const { page, context } = await visit({ as: ada, at: '/my-posts', expectedErrors: [/Failed to load/] });
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/collect')) sent.push(request.url());
    });
    const claims = claimsOn(page);
    await claims.enter.click();
    await claims.dialog.waitFor();
    await context.setOffline(true);
    await claims.confirm(code);
    await page.getByText('Kept on this device').waitFor();
    await claims.list.getByText('Handed over, waiting for a connection').waitFor();
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await page.getByText('10 meals handed over').waitFor();
    await page.getByText('1 claim is over').waitFor();
    expect(await stateOf(ada, claim.id)).toBe('collected');
    expect(sent).toHaveLength(1);
  });

  it('sees that a code entered without a network was wrong, and enters it again', async () => {
    const { page, claims, ada, claim, code } = await enteredWronglyOffline();
    await claims.list.getByText('Refused: This code is wrong. You can try 4 more times.').waitFor();
    await claims.enter.click();
    await claims.confirm(code);
    await page.getByText('10 meals handed over').waitFor();
    expect(await stateOf(ada, claim.id)).toBe('collected');
  });

  it('discards a refused handover, and the focus stays with the claims', async () => {
    const { page, claims, ada, claim } = await enteredWronglyOffline();
    await claims.list.getByRole('button', { name: 'Discard the handover to Harbor Kitchen' }).click();
    await claims.list.getByText('Refused').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Claims' }))).toBe(true);
    expect(await stateOf(ada, claim.id)).toBe('reserved');
  });

  it.for([
    ['which reads codes by itself', (code: string) => fakeCamera('no code') + ownDetector(code)],
    ['which cannot read codes by itself', (code: string) => fakeCamera(code) + NO_DETECTOR],
  ] as const)(
    'scans the code in a browser %s, with a camera that starts after a tap and stops afterwards',
    async ([, browserFor]) => {
      const { ada, claim, code } = await claimed();
      const { page, context } = await visit({ as: ada });
      await context.addInitScript(browserFor(code));
      await page.goto(`${cloud.origin()}/my-posts`);
      const claims = claimsOn(page);
      await claims.enter.click();
      const scan = claims.dialog.getByRole('button', { name: 'Scan the QR code' });
      await scan.waitFor();
      expect(await page.evaluate<string>('camera')).toBe('unused');
      await scan.click();
      await page.getByText('10 meals handed over').waitFor();
      await expect.poll(() => page.evaluate<string>('camera')).toBe('stopped');
      expect(await stateOf(ada, claim.id)).toBe('collected');
    },
  );

  it('sees that the camera may not be used, and enters the digits', async () => {
    const { ada, claim, code } = await claimed();
    const { page, context } = await visit({ as: ada });
    await context.addInitScript(
      "Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });",
    );
    await page.goto(`${cloud.origin()}/my-posts`);
    const claims = claimsOn(page);
    await claims.enter.click();
    await claims.dialog.getByRole('button', { name: 'Scan the QR code' }).click();
    await claims.dialog.getByText('The camera cannot be used. Enter the six digits instead.').waitFor();
    await claims.confirm(code);
    await page.getByText('10 meals handed over').waitFor();
    expect(await stateOf(ada, claim.id)).toBe('collected');
  });

  it('cancels with a reason that the organization can read', async () => {
    const { ada, kitchen, claim } = await claimed();
    const { page } = await visit({ as: ada, at: '/my-posts' });
    await claimsOn(page)
      .list.getByRole('button', { name: 'Cancel claim of Harbor Kitchen, 10 meals' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this claim?' });
    await dialog.getByLabel('Reason').fill('The cooler failed.');
    await dialog.getByRole('button', { name: 'Cancel claim' }).click();
    await page.getByText('The claim was cancelled').waitFor();
    const theirs = await visit({ as: kitchen.coordinator, at: `/claim/${claim.id}` });
    await theirs.page.getByText('Reason: The cooler failed.').waitFor();
  });
});

describe('a claim whose pickup time is over', () => {
  it('can be reported as a no-show by the fisherman, and the meals are offered again', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), cloud.createUser({ fisherman: A_FISHERMAN })]);
    const pledge = await postPledge(cloud, ada);
    const end = Date.now() + 5000;
    const claim = await claimMeals(cloud, kitchen, pledge.id, {
      meals: 10,
      pickupStart: new Date(end - HOUR).toISOString(),
      pickupEnd: new Date(end).toISOString(),
    });
    await expect.poll(() => Date.now()).toBeGreaterThan(end);
    const { page } = await visit({ as: ada, at: '/my-posts' });
    await page.getByText('14 left').waitFor();
    await page.getByRole('button', { name: 'Nobody came from Harbor Kitchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nobody came?' });
    await dialog.getByRole('button', { name: 'Nobody came' }).click();
    await page.getByText('The meals are offered again').waitFor();
    await page.getByText('24 left').waitFor();
    expect(await stateOf(ada, claim.id)).toBe('no_show');
  });
});

describe('the collector of a claim', () => {
  it('makes a new code after five wrong entries', async () => {
    const { ada, kitchen, claim, code } = await claimed();
    for (const _ of Array(5)) {
      const params = { claimId: claim.id };
      await cloud.call(collectClaim, { token: ada.accessToken, params, body: { code: wrong(code) } });
    }
    const { page } = await visit({ as: kitchen.coordinator, at: `/claim/${claim.id}` });
    const shown = page.getByRole('region', { name: 'Code for the pickup' });
    await shown.getByText('A wrong code was entered five times').waitFor();
    await shown.getByRole('button', { name: 'New code' }).click();
    await shown.getByText(/^\d{3} \d{3}$/).waitFor();
  });

  it('makes a code for this device, finds it there without a network, and records the served meals', async () => {
    const { ada, kitchen, claim } = await claimed();
    const { page, context } = await visit({
      as: kitchen.coordinator,
      at: `/claim/${claim.id}`,
      serviceWorkers: 'allow',
      expectedErrors: [/Failed to load resource/],
    });
    const code = page.getByRole('region', { name: 'Code for the pickup' });
    await code.getByText('The code is on the device you used').waitFor();
    await code.getByRole('button', { name: 'New code' }).click();
    await code.getByRole('img', { name: 'QR code with the six digits' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const shown = await code.getByText(/^\d{3} \d{3}$/).innerText();
    await install(page);
    await context.setOffline(true);
    await page.reload();
    await code.getByText(shown).waitFor();
    await code.getByRole('img', { name: 'QR code with the six digits' }).waitFor();
    await context.setOffline(false);

    await cloud.call(collectClaim, {
      token: ada.accessToken,
      params: { claimId: claim.id },
      body: { code: shown.replace(' ', '') },
    });
    // Automatically within seconds.
    await page.getByLabel('How many meals were served?').fill('8');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Record meals served' }).click();
    await page.getByRole('region', { name: 'Meals served' }).getByText('of 10 meals served').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Meals served' }))).toBe(true);
  });
});
