/** The rules about fish that may need a dealer, as fishermen read them while they post. */
export const dealerRules = {
  shellfish: 'Hàu, nghêu và vẹm chỉ được bán qua thương lái được chứng nhận, nên không thể đăng bán ở đây.',
  wholeScallops:
    'Sò điệp còn vỏ hoặc còn trứng được tính là nhuyễn thể có vỏ: chỉ được bán qua thương lái được chứng nhận. Thịt sò điệp đã tách vỏ thì được bán ở đây.',
  tunas:
    'Cá ngừ Đại Tây Dương chỉ được giao cho thương lái có giấy phép liên bang. Hãy kiểm tra giấy phép trước khi bán.',
  fillets: 'Phi lê cá trên bờ được tính là chế biến. Hầu hết các tiểu bang đòi giấy phép cho việc đó.',
};
export const rulesTitle = 'Kiểm tra trước khi bán';
/** @param day such as November 26, 2026 */
export const rulesAreGuidance = (day: string) =>
  `Đây là hướng dẫn tính đến ${day}, không phải phán quyết. Tiểu bang của quý vị quyết định.`;
export const sourceOfRule = 'Nguồn';
