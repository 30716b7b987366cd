import { defineConfig } from 'vite';
import { appConfig } from './bin/build/web/app-config.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './shared/languages.ts';

const { CREEL_LANGUAGE = DEFAULT_LANGUAGE } = process.env;
if (!isLanguage(CREEL_LANGUAGE)) throw new Error(`CREEL_LANGUAGE has to be one of ${LANGUAGES.join(', ')}.`);

/** For development and component tests, which show one language. The build makes all of them (bin/build/web.ts). */
export default defineConfig(appConfig(CREEL_LANGUAGE));
