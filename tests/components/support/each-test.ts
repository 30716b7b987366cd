import '../../../web/styles/main.css';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { resetAnswers, unansweredCalls } from './api.ts';

beforeEach(async () => {
  // A form may store its input while it is removed, so this comes before the storage is cleared.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  resetAnswers();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // Toasts outlive the page that showed them.
  toast.dismiss();
  expect(vi.mocked(console.error).mock.calls, 'errors in the console').toEqual([]);
  expect(unansweredCalls(), 'calls that the test gave no answer to').toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
