import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from '#shared/push/services.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dXo-8:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
    'https://db5p.notify.windows.com/w/?token=BQYAAAB',
    'https://web.push.apple.com/QGuQyavXut',
    'https://push.creel.example/abc',
  ])('is known: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    '',
    'fcm.googleapis.com/fcm/send/abc',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://ruth@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com.creel.example/abc',
    'https://notfcm.googleapis.com/abc',
    'https://storage.googleapis.com/abc',
    'https://evilpush.apple.com/abc',
    'https://creel.example/?https://fcm.googleapis.com/',
    'https://creel.example#.push.apple.com',
    'https://creel.example\\.push.apple.com/',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://10.0.0.1/abc',
    'https://192.168.1.1/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/abc',
    'https://[fd00:ec2::254]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'file:///etc/passwd',
  ])('is refused: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});
