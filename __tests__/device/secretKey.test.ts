/** @jest-environment node */
import { decrypt, encrypt } from '@/device/secretKey';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';

beforeEach(installDeviceDatabase);
afterEach(removeDeviceDatabase);

describe('a secret kept on the device', () => {
  it.each(['Lantern1!', 'пароль ✓', 'x'.repeat(200)])(
    'comes back as it was, and is sealed differently every time: %j',
    async (secret) => {
      const sealed = await encrypt(secret);
      expect(await encrypt(secret)).not.toBe(sealed);
      expect(sealed).not.toContain(secret);
      expect(atob(sealed ?? '')).not.toContain(secret);
      await expect(decrypt(sealed ?? '')).resolves.toBe(secret);
    },
  );

  it('cannot be read by the key of another browser', async () => {
    const sealed = await encrypt('Lantern1!');
    await installDeviceDatabase();
    await expect(decrypt(sealed ?? '')).resolves.toBeUndefined();
  });

  it.each(['', 'rubbish', '%%%', 'Lantern1!', btoa('short')])(
    'is not made of rubbish such as %j',
    async (text) => {
      await expect(decrypt(text)).resolves.toBeUndefined();
    },
  );
});
