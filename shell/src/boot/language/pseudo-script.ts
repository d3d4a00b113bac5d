import { translatePage } from '../../first-paint/translate-page';
import { pseudo } from './pseudo-language';

translatePage(new Proxy({}, { get: (_messages, english) => pseudo(String(english)) }));
