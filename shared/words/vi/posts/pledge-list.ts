export const pledgesNotLoaded = 'Không tải được các phần cá hứa tặng. Xin thử lại.';
export const pledged = 'Hứa tặng <time>then</time>';
