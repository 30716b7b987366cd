/** The rules about selling fish, as fishermen read them while they post. */
export const dealerRules = {
  shellfish: 'Hàu, nghêu và vẹm chỉ được bán qua thương lái được chứng nhận.',
  wholeScallops:
    'Sò điệp còn vỏ hoặc còn trứng được tính là nhuyễn thể có vỏ: chỉ được bán qua thương lái được chứng nhận. Thịt sò điệp đã tách vỏ thì được bán ở đây.',
  tunas:
    'Cá ngừ Đại Tây Dương chỉ được giao cho thương lái có giấy phép liên bang. Hãy kiểm tra giấy phép trước khi bán.',
  fillets: 'Phi lê cá trên bờ được tính là chế biến. Hầu hết các tiểu bang đòi giấy phép cho việc đó.',
  weeks:
    'Thương lái có giấy phép liên bang báo cáo mỗi tuần, kể cả khi không mua gì. Giấy phép và tiểu bang quy định phải báo cáo những gì.',
};
export const rulesTitle = 'Kiểm tra trước khi bán';
/** @param rule one of the rules, which refuses a post */
export const refused = (rule: string) => `${rule} Không thể đăng bán loại này ở đây.`;
export const rulesAreGuidance = 'Đây là hướng dẫn, không phải phán quyết. Tiểu bang của quý vị quyết định.';
/** @param day such as November 26, 2026 */
export const sourceOfRule = (day: string) => `Nguồn, đối chiếu ngày ${day}`;
